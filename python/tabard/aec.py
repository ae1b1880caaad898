"""One game in the shape of PettingZoo's AEC API: agents act one after another."""

import numpy as np

from tabard import spaces
from tabard.vector import VectorEnv


class AECEnv:
    """
        env = AECEnv("macht")
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

    An action is a place in the list of what is legal, whose moves have the numbers info["moves"]; the observation is a
    dictionary of the view, which of its numbers are hidden, and the mask of legal actions. Actions beyond max_actions are
    never offered to the mask, but may be taken.
    """

    metadata = {"name": "tabard", "render_modes": ["ansi"], "is_parallelizable": False}
    render_mode = "ansi"

    def __init__(self, game, *, max_actions=512, **options):
        self.vector = VectorEnv(game, 1, again=False, **options)
        self.max_actions = max_actions
        self.possible_agents = list(self.vector.seats)
        self.agents = []
        self.agent_selection = None
        seen = spaces.Dict(
            {
                "observation": self.vector.observation_space,
                "hidden": spaces.bits(self.vector.layout["size"], bool),
                "action_mask": spaces.bits(max_actions, np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(max_actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        for i, agent in enumerate(self.possible_agents):
            self.action_spaces[agent].seed([seed, i])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._take(self.vector.reset(seed))

    def _take(self, batch):
        self._batch = batch
        self.infos = {agent: {} for agent in self.agents}
        for agent in self.agents:
            self.rewards[agent] = float(batch.rewards[0, self.possible_agents.index(agent)])
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = bool(batch.done[0])
        if batch.done[0]:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[batch.seat[0]]
            self.infos[self.agent_selection] = {"moves": batch.legal(0), "may_pass": bool(batch.may_pass[0])}

    def observe(self, agent):
        view, hidden = self.vector.observe(0, self.possible_agents.index(agent))
        mask = np.zeros(self.max_actions, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[: self._batch.count[0]] = 1
        return {"observation": view, "hidden": hidden, "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("who has come to the end of a game acts with None")
            self.agents.remove(agent)
            for known in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del known[agent]
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._cumulative_rewards[agent] = 0.0
        self._take(self.vector.step([action]))

    def render(self):
        """What the agent on turn sees, a line for each field; "?" where it is hidden."""
        if self.agent_selection is None:
            return ""
        seen = self.observe(self.agent_selection)
        cells = np.where(seen["hidden"], "?", seen["observation"].astype(str))
        return "\n".join(
            f"{field['path']}: {' '.join(cells[field['offset'] : field['offset'] + field['size']])}"
            for field in self.vector.layout["fields"]
        )

    @property
    def unwrapped(self):
        return self

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def close(self):
        self.vector.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
