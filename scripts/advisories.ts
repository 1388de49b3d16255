import { accepted } from './advisories/accepted.ts';
import { Audit, judge } from './advisories/judge.ts';
import { runPnpm } from './run-pnpm.ts';

/**
 * `pnpm advisories`: whether something is known against a package that is installed. Exits with 1 if so, and with 2 when
 * the registry does not say. Further arguments go to `pnpm audit`, such as `--registry` or `--prod`.
 */
const { output } = await runPnpm(['audit', '--json', ...process.argv.slice(2)]);
const audit = ((): Audit | undefined => {
  try {
    return Audit.parse(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
  } catch {
    return undefined;
  }
})();
if (!audit) {
  console.log(output.trim());
  console.log('The registry says nothing about advisories: nothing was checked.');
  process.exit(2);
}
const found = judge(audit, accepted, new Date().toISOString().slice(0, 10));
for (const line of [...found.open, ...found.accepted]) console.log(line);
for (const id of found.unneeded) console.log(`${id} is found no more: remove it from scripts/advisories/accepted.ts`);
console.log(`${found.open.length} to act on, ${found.accepted.length} accepted`);
process.exit(found.open.length > 0 ? 1 : 0);
