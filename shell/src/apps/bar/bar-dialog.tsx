import type { RemoteLink } from '@hub/contracts';
import { Slot } from '@hub/mfe';
import { Button, Dialog, Skeleton } from '@hub/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { t as tOfStudent } from '../../student-messages.ts';
import { Find } from './find.tsx';
import { t } from './messages.ts';

export interface BarProps {
  /** What remotes add to the navigation. */
  links: readonly RemoteLink[];
  /** Opens the assistant's panel. */
  onAssistant: () => void;
  onHelp: () => void;
  onClose: () => void;
}

type Mode = { readonly kind: 'find' } | { readonly kind: 'add' | 'ask'; readonly text: string };

/** The bar: finds, does, and asks the scheduling assistant. What it changes is shown first. */
export const BarDialog = ({ onClose, ...rest }: BarProps) => {
  const [text, setText] = useState('');
  const [mode, setMode] = useState<Mode>({ kind: 'find' });
  const [isBack, setBack] = useState(false); // the dialog itself moves the focus in when it opens
  const label = tOfStudent('search.title');
  const titles = { find: label, add: t('addTitle'), ask: t('askTitle') };
  const back = (
    <Button
      variant="ghost"
      onClick={() => {
        setBack(true);
        setMode({ kind: 'find' });
      }}
    >
      <ArrowLeft aria-hidden /> {t('back')}
    </Button>
  );
  const inPanel = (
    <Button variant="secondary" onClick={rest.onAssistant}>
      {t('inPanel')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={titles[mode.kind]}
      transient
      footer={
        mode.kind !== 'find' && (
          <>
            {back}
            {mode.kind === 'ask' && inPanel}
          </>
        )
      }
    >
      {mode.kind === 'find' && (
        <Find
          label={label}
          {...rest}
          text={text}
          onText={setText}
          onAdd={(line) => setMode({ kind: 'add', text: line })}
          onAsk={(sentence) => setMode({ kind: 'ask', text: sentence })}
          onClose={onClose}
          takesFocus={isBack}
        />
      )}
      {mode.kind === 'add' && (
        <Slot name="bar-add" props={{ text: mode.text, onClose }} loading={<Skeleton height={120} />} />
      )}
      {mode.kind === 'ask' && (
        <Slot name="bar-ask" props={{ text: mode.text, onClose }} loading={<Skeleton height={360} />} />
      )}
    </Dialog>
  );
};
