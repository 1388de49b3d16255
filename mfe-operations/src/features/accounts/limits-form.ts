import type { OwnQuota } from '@hub/contracts';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { megabyte } from '../../shared/amounts.ts';

const most = 1_000_000;
/** A petabyte, so that it stays a whole number of bytes. */
const mostMegabytes = 1_000_000_000;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? null : Number(text)), schema);

const whole = () =>
  optional(
    z
      .int(t('accounts.limits.notWhole'))
      .min(1, t('accounts.limits.notWhole'))
      .max(most, t('accounts.limits.notWhole'))
      .nullable(),
  );

/** The fields as a form has them: texts, empty for the limit that everyone has. */
export const LimitsForm = z.object({
  megabytes: optional(
    z
      .number(t('accounts.limits.notNumber'))
      .positive(t('accounts.limits.notNumber'))
      .max(mostMegabytes, t('accounts.limits.notNumber'))
      .nullable(),
  ),
  documents: whole(),
  events: whole(),
});

/** What is sent for the fields. */
export const quotaOf = ({ megabytes, ...rest }: z.output<typeof LimitsForm>): OwnQuota => ({
  bytes: megabytes === null ? null : Math.max(1, Math.round(megabytes * megabyte)),
  ...rest,
});
