"""What python/learning/drill.py makes of games whose answer is known."""

import pathlib
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python" / "learning"))

import drill  # noqa: E402

NAMES = ["fame", "unit", "dummy", "wound"]
BRINGS = numpy.array([0.0, 3.0, -2.0, 0.0])  # a shake of each weight
WEIGHTS = {"fame": 1.0, "unit": 2.0, "dummy": 0.5, "wound": 1.0}


def games(path, pairs=2_000):
    """Each pair on one seed: shaken one way and the other, with as much luck as there is in a game."""
    random = numpy.random.default_rng(7)
    lines = [" ".join(NAMES), "0.0 0.0 1.0 0.0"]
    for seed in range(pairs):
        shake = random.normal(size=len(NAMES))
        for sign in (1, -1):
            fame = 45 + sign * float(BRINGS @ shake) + random.normal(scale=15)
            lines.append(" ".join([str(seed), f"{fame:.3f}", "0", *(f"{sign * by:.3f}" for by in shake)]))
    lines.append("99999 500 2 1 1 1 1")  # a pair that was not finished counts nothing
    path.write_text("\n".join(lines) + "\n")


class Drill(unittest.TestCase):
    def setUp(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "games"
            games(file)
            self.names, self.added, self.shaken, self.more = drill.read(file)

    def test_it_finds_what_a_weight_brings(self):
        slope, error = drill.slopes(self.shaken, self.more)
        self.assertEqual(len(self.more), 2_000)
        self.assertTrue((abs(slope - BRINGS) < 4 * error).all(), (slope, error))
        self.assertTrue((error < 0.5).all(), error)

    def test_weights_are_turned_to_what_earns_more(self):
        slope, error = drill.slopes(self.shaken, self.more)
        weights, by = drill.turned(WEIGHTS, self.names, self.added, slope, error)
        self.assertEqual(weights["fame"], 1.0)
        self.assertGreater(weights["unit"], 2.2)
        self.assertLess(weights["dummy"], 0.4)
        self.assertLess(abs(weights["wound"] - 1.0), 0.06)
        self.assertTrue((abs(by) <= drill.FARTHEST_EACH).all(), by)


if __name__ == "__main__":
    unittest.main()
