"""The package against the real program: TABARD in the environment says how it is run."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tabard import AECEnv, Connection, TabardError, VectorEnv  # noqa: E402
from tabard.connection import HEAD, command  # noqa: E402


def played(seed, steps=60):
    dice = np.random.default_rng(seed)
    with VectorEnv("macht", 8) as env:
        now = env.reset(seed)
        seen = [now.view.tobytes()]
        for _ in range(steps):
            now = env.step(now.random(dice))
            seen.append(now.view.tobytes() + now.moves.tobytes() + now.rewards.tobytes())
        return seen


class Environments(unittest.TestCase):
    def test_the_same_seed_gives_the_same_games(self):
        self.assertEqual(played(7), played(7))
        self.assertNotEqual(played(7), played(8))

    def test_without_a_seed_games_are_others_each_time(self):
        def tenth(env):
            now = env.reset()
            for _ in range(9):
                now = env.step([-1])
            return now.view.tobytes()

        with VectorEnv("defenders") as env:
            self.assertNotEqual(tenth(env), tenth(env))
        with AECEnv("macht") as env:
            env.reset()
            self.assertEqual(env.num_agents, 2)

    def test_games_end_with_a_share_of_the_win_and_begin_again(self):
        dice = np.random.default_rng(1)
        with VectorEnv("macht", 16) as env:
            now = env.reset(1)
            ended = 0
            for _ in range(400):
                now = env.step(now.random(dice))
                self.assertTrue((now.count > 1).all())
                self.assertTrue((now.seat >= 0).all())
                shares = now.rewards.sum(axis=1)
                self.assertTrue(np.allclose(shares[now.done], 1))
                self.assertTrue((shares[~now.done] == 0).all())
                ended += int(now.done.sum())
            self.assertGreater(ended, 0)

    def test_views_keep_their_bounds_and_secrets_are_masked(self):
        dice = np.random.default_rng(2)
        with VectorEnv("immortals", 4) as env:
            now = env.reset(3)
            hidden = 0
            for _ in range(100):
                for row in now.view:
                    self.assertIn(row, env.observation_space)
                self.assertTrue((now.view[now.hidden] == 0).all())
                hidden += int(now.hidden.sum())
                now = env.step(now.random(dice))
            self.assertGreater(hidden, 0)
            view, mask = env.observe(0, int(now.seat[0]))
            self.assertTrue((view == now.view[0]).all())
            self.assertTrue((mask == now.hidden[0]).all())

    def test_every_game_is_played_to_its_end_in_the_shape_of_pettingzoo(self):
        for game in ("macht", "immortals", "defenders", "campaign", "mageknight"):
            with self.subTest(game), AECEnv(game) as env:
                env.reset(seed=5)
                ends = {}
                for agent in env.agent_iter(100_000):
                    observation, reward, terminated, truncated, info = env.last()
                    if terminated:
                        ends[agent] = reward
                        env.step(None)
                    else:
                        self.assertEqual(observation["action_mask"].sum(), min(512, len(info["moves"])))
                        env.step(env.action_space(agent).sample(observation["action_mask"]))
                self.assertEqual(sorted(ends), sorted(env.possible_agents))
                self.assertEqual(env.num_agents, 0)

    def test_what_is_observed_lies_in_the_space_of_the_agent(self):
        with AECEnv("immortals", max_actions=200) as env:
            env.reset(seed=4)
            self.assertEqual(set(env.observation_spaces), set(env.possible_agents))
            self.assertEqual(set(env.action_spaces), set(env.possible_agents))
            for agent in env.agent_iter(30):
                observation, *_ = env.last()
                self.assertIn(observation, env.observation_space(agent))
                action = env.action_space(agent).sample(observation["action_mask"])
                self.assertIn(action, env.action_space(agent))
                env.step(action)
            beyond = {**observation, "action_mask": observation["action_mask"] + 1}
            self.assertNotIn(beyond, env.observation_space(agent))
            self.assertNotIn({"observation": observation["observation"]}, env.observation_space(agent))

    def test_it_is_rendered_as_what_the_agent_on_turn_sees(self):
        with AECEnv("immortals") as env:
            env.reset(seed=4)
            lines = env.render().splitlines()
            self.assertEqual(len(lines), len(env.vector.layout["fields"]))
            self.assertTrue(any("?" in line for line in lines))
            numbers = sum(len(line.split(": ")[1].split()) for line in lines)
            self.assertEqual(numbers, env.vector.layout["size"])

    def test_who_has_come_to_the_end_is_gone(self):
        with AECEnv("macht") as env:
            env.reset(seed=1)
            for agent in env.agent_iter():
                observation, _, terminated, *_ = env.last()
                env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
            self.assertEqual((env.agents, env.agent_selection, env.render()), ([], None, ""))
            self.assertEqual((env.rewards, env.terminations, env.infos), ({}, {}, {}))
            env.reset(seed=2)
            self.assertEqual(env.agents, env.possible_agents)

    def test_a_learner_plays_against_bots(self):
        with VectorEnv("macht", 2, bots=["learner", "greedy"]) as env:
            now = env.reset(1)
            for _ in range(20):
                self.assertTrue((now.seat == 0).all())
                now = env.step([-1, -1])

    def test_a_learner_plays_against_a_program(self):
        program = pathlib.Path(__file__).resolve().parents[1] / "examples" / "external_bot.py"
        with VectorEnv("macht", bots=["learner", f"exec:{sys.executable} {program}"]) as env:
            now = env.reset(1)
            for _ in range(1000):
                self.assertEqual(now.seat[0], 0)
                now = env.step([-1])
                if now.done[0]:
                    break
            self.assertTrue(now.done[0])

    def test_over_a_socket(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "env")
            server = subprocess.Popen(command() + ["env", "macht", "--socket", path])
            self.addCleanup(server.wait)
            self.addCleanup(server.kill)
            for _ in range(600):
                if os.path.exists(path):
                    break
                try:
                    server.wait(0.1)
                except subprocess.TimeoutExpired:
                    pass
            with VectorEnv("macht", at=path) as env:
                self.assertEqual(env.reset(1).view.shape, (1, env.layout["size"]))
            self.assertEqual(server.wait(), 0)


class BadInput(unittest.TestCase):
    def refused(self, sentence, *args, **options):
        with self.assertRaisesRegex(TabardError, sentence):
            VectorEnv(*args, **options)

    def test_what_cannot_be_begun_is_refused_in_a_sentence(self):
        self.refused("no game", "chess")
        self.refused("1 to 4096 games, not 1000000", "macht", 1_000_000)
        self.refused("layout .*, not old", "macht", layout="old")
        self.refused("no bot", "macht", bots=["learner", "nobody"])
        self.refused("taken by a learner", "macht", bots=["greedy", "greedy"])

    def test_a_decision_that_is_not_legal_is_refused(self):
        with VectorEnv("macht", 2) as env:
            env.reset(1)
            with self.assertRaisesRegex(TabardError, "Game 1 takes no decision 9999"):
                env.step([0, 9999])
        with VectorEnv("macht") as env, self.assertRaisesRegex(TabardError, "a reset comes first"):
            env.step([0])

    def test_a_truncated_frame_ends_the_program_with_a_sentence(self):
        connection = Connection("macht")
        connection.output.write(HEAD.pack(8, ord("R")) + b"abc")
        connection.output.close()
        with self.assertRaisesRegex(TabardError, "ended within a frame"):
            connection.receive("O")
        self.assertEqual(connection.process.wait(), 1)
        connection.close()

    def test_a_frame_longer_than_any_is_refused(self):
        with Connection("macht") as connection:
            connection.output.write(HEAD.pack(0xFFFFFFFF, ord("R")))
            connection.output.flush()
            with self.assertRaisesRegex(TabardError, "A frame of 4294967295 bytes is longer than any can be"):
                connection.receive("O")

    @unittest.skipUnless(os.path.exists("/dev/full"), "a device that is always full")
    def test_output_that_does_not_arrive_is_told(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(command() + ["env", "macht"], input=b"", stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr.decode(), "^tabard: What was printed did not all arrive: .*\n$")

    def test_a_frame_of_another_kind_or_length_is_refused(self):
        for kind, body, sentence in (("X", b"", "no kind of frame"), ("R", b"1", "has 8 bytes here, not 1")):
            with self.subTest(kind), Connection("macht") as connection:
                connection.send(kind, body)
                with self.assertRaisesRegex(TabardError, sentence):
                    connection.receive("O")


if __name__ == "__main__":
    unittest.main()
