import { TextReader } from './text/text-reader.ts';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const reader = new TextReader({ milliseconds: 120_000, megabytes: 1000 });
for (const folder of process.argv.slice(2)) for (const id of readdirSync(folder)) {
  const dir = join(folder, id);
  if (!existsSync(join(dir, 'meta.json')) || existsSync(join(dir, 'pages.json'))) continue;
  const { file } = JSON.parse(readFileSync(join(dir, 'meta.json'), 'utf8'));
  try {
    const t = performance.now();
    const pages = await reader.read(readFileSync(join(dir, file)), file.replace(/\.(md|html?|rmd|qmd)$/i, '.txt'));
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(pages));
    console.log(id, pages.length, Math.round(performance.now() - t));
  } catch (e) { console.log('FAIL', id, file, (e as Error).message); }
}
await reader.close();
