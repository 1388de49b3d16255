import { releaseLimits } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Field, FormDialog, Input, TextArea } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../messages.ts';
import { type Action, useDecide, type Wanted } from './api.ts';

const most = releaseLimits.reason;
const reason = z.string().trim().max(most, t('releases.whyLong', { most }));
const needed = reason.min(1, t('releases.whyMissing'));
const notShare = t('releases.share.notShare');
const share = z.preprocess(Number, z.int(notShare).min(1, notShare).max(99, notShare));

/** What an action asks for. */
const forms = {
  promote: z.object({ reason }),
  share: z.object({ reason, share }),
  rollBack: z.object({ reason: needed }),
  goBack: z.object({ reason: needed }),
} as const;

interface Props extends Wanted {
  /** Percent of the students at present. */
  share: number;
  onClose: () => void;
}

/** Asks for a reason before students get another build. */
export const DecideDialog = ({ share: current, onClose, ...wanted }: Props) => {
  const { action, remote, version } = wanted;
  const { mutate, isPending } = useDecide(wanted, onClose);
  const { errors, onSubmit } = useForm<z.ZodType<z.output<(typeof forms)[Action]>>>(forms[action], { onValid: mutate });
  return (
    <FormDialog
      title={<span css={{ overflowWrap: 'anywhere' }}>{t(`releases.${action}.title`, { version })}</span>}
      description={t(`releases.${action}.text`, { remote })}
      submitLabel={t(`releases.${action}.submit`)}
      busyLabel={t(`releases.${action}.busy`)}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {action === 'share' && (
        <Field label={t('releases.share.field')} error={errors['share']} required>
          <Input name="share" inputMode="numeric" autoComplete="off" defaultValue={current} />
        </Field>
      )}
      <Field
        label={t('releases.why')}
        hint={t('releases.whyHint')}
        error={errors['reason']}
        required={action === 'rollBack' || action === 'goBack'}
      >
        <TextArea name="reason" rows={2} />
      </Field>
    </FormDialog>
  );
};
