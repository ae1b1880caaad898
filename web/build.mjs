// Builds the page into dist/: index.html, the page's words, and under assets/ files whose names hold a hash of their content.
import { build } from 'esbuild'
import subsetFont from 'subset-font'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'

const dist = new URL('dist/', import.meta.url)
const assets = new URL('assets/', dist)
await rm(dist, { recursive: true, force: true })
await mkdir(assets, { recursive: true })

/** What a page in French or English is written with; whatever else is in a name is drawn by the next face that has it. */
const WRITTEN =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i), ...Array.from({ length: 96 }, (_, i) => 160 + i)) +
  'ŒœŸ’‘“”„‹›…–—†‡•−\u202f'
const DIGITS = '0123456789'

/** Faces come with hundreds of signs that nobody reads here. */
const faces = {
  name: 'faces',
  setup(all) {
    all.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({
      contents: await subsetFont(await readFile(path), path.includes('eb-garamond') ? DIGITS : WRITTEN, {
        targetFormat: 'woff2',
      }),
      loader: 'file',
    }))
  },
}

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
  loader: { '.json': 'json' },
  plugins: [faces],
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
for (const name of ['sw.js', 'away.html', 'away.css', 'manifest.webmanifest']) {
  const text = await readFile(new URL(`public/${name}`, import.meta.url), 'utf8')
  await writeFile(
    new URL(name, dist),
    text.replace(/%(\w+)%/g, (_, place) => places[place]),
  )
}
await cp(new URL('words/', import.meta.url), new URL('words/', dist), { recursive: true })
const page = await readFile(new URL('public/index.html', import.meta.url), 'utf8')
await writeFile(
  new URL('index.html', dist),
  page.replace(/%(\w+)%/g, (_, name) => places[name]),
)
