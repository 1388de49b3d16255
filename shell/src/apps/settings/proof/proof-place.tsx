import type { AccountView } from '@hub/contracts';
import { useCallback, useState, type ReactNode } from 'react';
import { ProofDialog } from './proof-dialog.tsx';
import { ProofContext, type Ask } from './use-proof.ts';

interface Asking {
  given: () => void;
  cancelled: () => void;
}

interface Props {
  account: AccountView;
  children: ReactNode;
}

/** Whatever is in it can ask the student who they are. */
export const ProofPlace = ({ account, children }: Props) => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = useCallback<Ask>(
    () =>
      new Promise((resolve, reject) => {
        setAsking({ given: resolve, cancelled: () => reject(new Error('cancelled')) });
      }),
    [],
  );
  const end = (how: keyof Asking) => {
    asking?.[how]();
    setAsking(null);
  };
  return (
    <ProofContext value={ask}>
      {children}
      {asking && <ProofDialog account={account} onGiven={() => end('given')} onClose={() => end('cancelled')} />}
    </ProofContext>
  );
};
