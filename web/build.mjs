// Builds the page into dist/: index.html, the page's words, and under assets/ files whose names hold a hash of their content.
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

const dist = new URL('dist/', import.meta.url)
const assets = new URL('assets/', dist)
await rm(dist, { recursive: true, force: true })
await mkdir(assets, { recursive: true })

const result = await build({
  absWorkingDir: new URL('.', import.meta.url).pathname,
  entryPoints: { inn: 'src/main.tsx', style: 'css/index.css' },
  outdir: 'dist/assets',
  entryNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  publicPath: '/assets',
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file', '.json': 'json' },
  metafile: true,
  legalComments: 'linked',
  logLevel: 'warning',
})

const made = entry =>
  `/assets/${basename(Object.keys(result.metafile.outputs).find(file => result.metafile.outputs[file].entryPoint === entry))}`
const places = { script: made('src/main.tsx'), style: made('css/index.css') }
for (const name of ['symbols', 'favicon']) {
  const content = await readFile(new URL(`public/${name}.svg`, import.meta.url))
  const file = `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.svg`
  await writeFile(new URL(file, assets), content)
  places[name] = `/assets/${file}`
}
for (const face of ['alegreya-sans', 'eb-garamond', 'im-fell-english', 'im-fell-english-sc']) {
  await writeFile(
    new URL(`${face}.LICENSE.txt`, assets),
    await readFile(new URL(`node_modules/@fontsource/${face}/LICENSE`, import.meta.url)),
  )
}
await cp(new URL('words/', import.meta.url), new URL('words/', dist), { recursive: true })
const page = await readFile(new URL('public/index.html', import.meta.url), 'utf8')
await writeFile(
  new URL('index.html', dist),
  page.replace(/%(\w+)%/g, (_, name) => places[name]),
)
