"""What docs/research.md tells a student to type, typed."""

import contextlib
import io
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))

from tabard.connection import command  # noqa: E402

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
PATH = '"python"'  # as seen from the root of the repository


class Tutorial(unittest.TestCase):
    def test_its_environments_run(self):
        names = {}
        for block in BLOCKS:
            if "tabard.bot" not in block:
                self.printed(block, names)
        self.assertEqual(names["now"].view.shape[0], 1024)

    def printed(self, block, names):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(block.replace(PATH, repr(str(ROOT / "python"))), names)
        self.assertTrue(out.getvalue().strip(), block)

    def test_its_bot_plays(self):
        (bot,) = [block for block in BLOCKS if "tabard.bot" in block]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "my_bot.py"
            file.write_text(bot.replace(PATH, repr(str(ROOT / "python"))), encoding="utf-8")
            done = subprocess.run(
                command() + ["simulate", "macht", "--bots", f"exec:{sys.executable} {file},random", "--games", "2"],
                capture_output=True,
                text=True,
            )
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_the_random_agent_plays(self):
        done = subprocess.run(
            [sys.executable, ROOT / "python" / "examples" / "random_agent.py", "defenders"], capture_output=True, text=True
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?s)defenders ended: .* decisions a second, \d+ games ended")


if __name__ == "__main__":
    unittest.main()
