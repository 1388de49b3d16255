import { useForm } from '@hub/mfe';
import { Checkbox, color, Field, FormDialog, radius, space, TextArea } from '@hub/ui';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '@hub/contracts';
import { t } from '../../../messages.ts';
import type { Formula } from './commands.ts';
import { drawMath } from './math-view.ts';

const Form = z.object({ tex: requiredText(t('note.formula.tex'), 2000) });

interface Props {
  formula: Formula | null;
  onSave: (formula: Formula) => void;
  onClose: () => void;
}

/** A formula in TeX, drawn while it is typed. Its `$` signs are not typed. */
export const FormulaDialog = ({ formula, onSave, onClose }: Props) => {
  const [tex, setTex] = useState(formula?.tex ?? '');
  const [block, setBlock] = useState(formula?.block ?? false);
  const preview = useRef<HTMLOutputElement>(null);
  const { errors, onSubmit } = useForm(Form, {
    onValid: (form) => onSave({ tex: form.tex.replaceAll('$', '').replaceAll(/\s*\n\s*/g, block ? '\n' : ' '), block }),
  });
  useEffect(() => {
    if (preview.current) void drawMath(preview.current, { tex, block });
  }, [tex, block]);
  return (
    <FormDialog
      title={t(formula ? 'note.formula.edit' : 'note.formula.new')}
      submitLabel={t('note.formula.save')}
      busyLabel={t('saving')}
      busy={false}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={t('note.formula.tex')} required error={errors['tex']} hint={t('note.formula.hint')}>
        <TextArea
          name="tex"
          rows={3}
          value={tex}
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => setTex(target.value)}
        />
      </Field>
      <Checkbox label={t('note.formula.block')} checked={block} onChange={() => setBlock(!block)} />
      <output
        ref={preview}
        aria-label={t('note.formula.preview')}
        css={{
          minHeight: space(12),
          padding: space(3),
          borderRadius: radius.control,
          background: color.sunken,
          overflowX: 'auto',
        }}
      />
    </FormDialog>
  );
};
