import type { PreviewResult } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { t } from './messages.ts';

/** Why a calendar could not be shown, in plain words. */
export const previewProblem = (found: PreviewResult | Error): string =>
  found instanceof Error ? reasonOf(found, t('away')) : t(`problem.${found.problem ?? 'server_error'}`);
