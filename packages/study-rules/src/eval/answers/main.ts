import { parseArgs } from 'node:util';
import { judgeAnswers } from './judge-answers.ts';
import { knownDocuments, knownFolder } from './known-documents.ts';
import { reportAnswers } from './report-answers.ts';

// `pnpm eval answers --folder <documents>`: measures the answers on annotated documents

const { values } = parseArgs({ options: { folder: { type: 'string', default: knownFolder } } });
process.stdout.write(`${reportAnswers(await judgeAnswers(knownDocuments(values.folder)))}\n`);
