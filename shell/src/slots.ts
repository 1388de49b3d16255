import type { RemotesManifest, SlotName, Slots } from '@hub/contracts';
import { SlotMissing, type ShellProps } from '@hub/mfe';
import type { ComponentType } from 'react';
import type { Federation } from './federation.ts';
import { note } from './noted.ts';

const isComponent = (value: unknown): value is ComponentType<never> => typeof value === 'function';

/** A slot's module exports one component, under any name. */
export const componentOf = (module: object, slot: string) => {
  const [component, ...others] = Object.values(module).filter(isComponent);
  if (!component || others.length > 0) throw new Error(`the module of slot ${slot} must export one component`);
  return component;
};

/** Finds the remote that fills a slot and loads its component. */
export const createSlotLoader =
  ({ remotes }: RemotesManifest, federation: Federation, report: ShellProps['reportError']): ShellProps['loadSlot'] =>
  async <Name extends SlotName>(slot: Name) => {
    for (const [remote, { slots }] of Object.entries(remotes)) {
      const exposed = slots[slot];
      if (!exposed) continue;
      try {
        const component = componentOf(await federation.load(remote, exposed), slot) as ComponentType<Slots[Name]>;
        note({ entry: federation.entryOf(remote), what: 'mounts' });
        return component;
      } catch (error) {
        note({ entry: federation.entryOf(remote), what: 'failures', error });
        report(error, `slot ${slot}`);
        throw error;
      }
    }
    throw new SlotMissing(slot);
  };
