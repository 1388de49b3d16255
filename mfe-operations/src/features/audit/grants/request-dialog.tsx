import { auditGrantLimits, type UserId } from '@hub/contracts';
import { useForm } from '@hub/mfe';
import { Field, FormDialog, Input, Select, TextArea } from '@hub/ui';
import { z } from 'zod';
import { t } from '../../../messages.ts';
import { scopeOf } from '../../../shared/grant-item.tsx';
import { useRequestGrant } from './api.ts';

const Form = z.object({
  scope: z.enum(['thing', 'all']),
  reason: z.string().trim().min(1, 'Please say why').max(auditGrantLimits.reason),
  days: z.preprocess(
    Number,
    z
      .int(t('grants.request.daysWrong'))
      .min(1, t('grants.request.daysWrong'))
      .max(auditGrantLimits.days, t('grants.request.daysWrong')),
  ),
});

interface Props {
  ownerId: UserId;
  subject: string;
  subjectId: string;
  onClose: () => void;
}

/** Asks for a grant to read one thing, or everything of its student. */
export const RequestDialog = ({ ownerId, onClose, ...thing }: Props) => {
  const { mutate, isPending } = useRequestGrant(onClose);
  const { errors, onSubmit } = useForm(Form, {
    onValid: ({ scope, ...rest }) => mutate({ ownerId, scope: scope === 'all' ? null : thing, ...rest }),
  });
  return (
    <FormDialog
      title={t('grants.request.title')}
      description={t('grants.request.hint')}
      submitLabel={t('grants.request.submit')}
      busyLabel={t('grants.request.busy')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('grants.request.scope')}>
        <Select name="scope" defaultValue="thing">
          <option value="thing">{scopeOf({ scope: thing })}</option>
          <option value="all">{scopeOf({ scope: null })}</option>
        </Select>
      </Field>
      <Field label={t('grants.request.reason')} hint={t('grants.request.reasonHint')} error={errors['reason']} required>
        <TextArea name="reason" rows={3} maxLength={auditGrantLimits.reason} />
      </Field>
      <Field label={t('grants.request.days')} error={errors['days']}>
        <Input name="days" inputMode="numeric" autoComplete="off" defaultValue={7} />
      </Field>
    </FormDialog>
  );
};
