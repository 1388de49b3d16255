import { readFile } from 'node:fs/promises';
import { Bill, unfitLicences } from './bill/unfit-licences.ts';
import { inRoot } from './root.ts';
import { runPnpm } from './run-pnpm.ts';

const file = inRoot('build', 'bill-of-materials.json');
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

const { code, output } = await runPnpm(['sbom', ...format, '--prod', '--out', file]);
if (code !== 0) {
  console.log(output);
  process.exit(code);
}
const bill = Bill.parse(JSON.parse(await readFile(file, 'utf8')));
const unfit = unfitLicences(bill);
for (const line of unfit) console.log(line);
console.log(`${bill.components.length} packages in ${file}; ${unfit.length} with a licence that does not fit`);
process.exit(unfit.length > 0 ? 1 : 0);
