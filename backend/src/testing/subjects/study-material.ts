import type { RejectionCode, UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import type { StudyMaterial } from '../../study-material/study-material.ts';
import { named, type Outcome } from '../subject.ts';
import { classIds, documentIds, texts } from '../values.ts';

const page = fc.option(fc.integer({ min: 1, max: 99 }));
export const source = fc.option(fc.record({ documentId: documentIds, page, quote: texts }));

/** A request to AI, besides what it says about the material. */
export const requested = {
  classId: classIds,
  prompt: texts,
  count: fc.constantFrom(5, 10),
  documentIds: fc.option(fc.array(documentIds, { maxLength: 2 })),
};

interface Part {
  readonly [field: string]: unknown;
  readonly deleted: boolean;
}

/** What the model knows of a set of cards or a test of questions. */
export interface KnownMaterial {
  readonly of: UserId;
  readonly standing: 'asked' | 'there' | 'deleted' | 'erased';
  readonly request: object | null;
  readonly fields: object | null;
  /** By id, with their places; deleted ones keep theirs. */
  readonly parts: Readonly<Record<string, Part>>;
}

interface NewPart {
  readonly id: string;
  readonly part: object;
}

/** A command in the words of the model. */
export type Step =
  | { readonly type: 'add'; readonly fields: object; readonly parts: readonly NewPart[] }
  | { readonly type: 'request'; readonly request: object }
  | { readonly type: 'record'; readonly modelUsed: string; readonly parts: readonly NewPart[] }
  | { readonly type: 'change'; readonly change: object }
  | { readonly type: 'delete' }
  | { readonly type: 'erase' }
  | ({ readonly type: 'add part' } & NewPart)
  | { readonly type: 'change part'; readonly id: string; readonly change: object }
  | { readonly type: 'delete part'; readonly id: string };

const erased = { standing: 'erased', request: null, fields: null, parts: {} } as const;
const refused = (code: RejectionCode) => ({ refused: code });
const withPart = (known: KnownMaterial, { id, part }: NewPart): KnownMaterial => ({
  ...known,
  parts: { ...known.parts, [id]: { position: Object.keys(known.parts).length, ...part, deleted: false } },
});

const begun = (by: UserId, step: Extract<Step, { type: 'add' | 'request' }>): KnownMaterial => {
  const nothing = { of: by, request: null, fields: null, parts: {} };
  if (step.type === 'request') return { ...nothing, standing: 'asked', request: step.request };
  const there: KnownMaterial = { ...nothing, standing: 'there', fields: { ...step.fields, modelUsed: null } };
  return step.parts.reduce(withPart, there);
};

const recorded = (known: KnownMaterial, { modelUsed, parts }: Extract<Step, { type: 'record' }>): KnownMaterial => {
  if (known.standing === 'there') return known;
  const {
    prompt: _prompt,
    count: _count,
    documentIds: _ids,
    ...about
  } = { ...known.request } as Record<string, unknown>;
  const there: KnownMaterial = { ...known, standing: 'there', fields: { ...about, aiGenerated: true, modelUsed } };
  return parts.reduce(withPart, there);
};

/** The outcome of a step; `missing` are the codes for no such material and no such part. */
export const materialAfter = (
  known: KnownMaterial | null,
  { by, step }: { readonly by: UserId; readonly step: Step },
  missing: { readonly whole: RejectionCode; readonly part: RejectionCode },
): Outcome<KnownMaterial | null> => {
  if (step.type === 'add' || step.type === 'request')
    return known ? refused('already_exists') : { known: begun(by, step) };
  const none = refused(step.type === 'change part' || step.type === 'delete part' ? missing.part : missing.whole);
  if (known?.of !== by) return none;
  if (step.type === 'erase') return { known: { ...known, ...erased } };
  if (known.standing === 'deleted' || known.standing === 'erased') return none;
  if (step.type === 'record') return known.request ? { known: recorded(known, step) } : none;
  if (known.standing === 'asked') return none;
  if (step.type === 'delete') return { known: { ...known, standing: 'deleted' } };
  if (step.type === 'change') return { known: { ...known, fields: { ...known.fields, ...named(step.change) } } };

  const there = known.parts[step.id];
  if (step.type === 'add part') return there ? refused('already_exists') : { known: withPart(known, step) };
  if (!there || there.deleted) return none;
  const next = step.type === 'delete part' ? { deleted: true } : named(step.change);
  return { known: { ...known, parts: { ...known.parts, [step.id]: { ...there, ...next } } } };
};

export const materialSeen = (state: StudyMaterial<object, object, object> | null): KnownMaterial | null => {
  if (!state) return null;
  const { ownerId: of, request, fields, deleted } = state;
  if (!request && !fields) return { of, ...erased };
  const parts = Object.fromEntries(Object.entries(state.parts).map(([id, part]) => [id, { ...part }]));
  return { of, standing: deleted ? 'deleted' : fields ? 'there' : 'asked', request, fields, parts };
};
