// Bundles the tests, which are TypeScript, and hands them to Node's own test runner.
import { build } from 'esbuild'
import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = mkdtempSync(join(here, '.run-'))
try {
  const tests = readdirSync(here)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => join(here, file))
  await build({
    entryPoints: tests,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.json': 'json' },
    logLevel: 'warning',
  })
  const files = readdirSync(out).map(file => join(out, file))
  process.exitCode = spawnSync(process.execPath, ['--test', ...files], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(out, { recursive: true, force: true })
}
