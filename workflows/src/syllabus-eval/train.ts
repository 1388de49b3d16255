import { blockText } from '@hub/contracts';
import {
  calibrate,
  courseDates,
  type DatedThing,
  decide,
  type DecisionModel,
  findThings,
  gradedWork,
  type GradedWork,
  learnWordWeights,
  namedFeatures,
  preparedPages,
  rate,
  readByRules,
  toCheckFrom,
  trainTrees,
  withRules,
} from '@hub/study-rules/training';
import type { ReadDocument } from './documents.ts';
import { type Label, labelThings } from './label-things.ts';

type Rules = ReturnType<typeof readByRules>;

/** A document with its things, and which of them are events. */
export interface Example extends ReadDocument {
  readonly things: readonly DatedThing[];
  readonly rules: Rules;
  readonly graded: GradedWork;
  /** The days that its text names, in the term. */
  readonly written: ReadonlySet<string>;
  readonly labels: readonly Label[];
}

export const exampleOf = (document: ReadDocument): Example => {
  const pages = preparedPages(document.pages);
  const { scope } = courseDates(pages, { uploadedOn: document.gold.context.today });
  const blocks = pages.flatMap((page) => page.blocks);
  const rules = readByRules(blocks, scope);
  const written = new Set(
    blocks
      .flatMap((block) => blockText(block).split('\n'))
      .flatMap((line) => scope.mentions(line).flatMap((mention) => scope.anchor(mention)?.days ?? [])),
  );
  const things = withRules(findThings(pages, scope), rules);
  const graded = gradedWork(pages);
  return { ...document, rules, graded, written, things, labels: labelThings(things, document.gold) };
};

/** The fold of a document: the same at every run. */
const foldOf = (id: string, folds: number) =>
  id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % folds;

/** Long documents count less per thing, so that no document decides alone. */
const share = (example: Example) => Math.min(1, 10 / Math.sqrt(1 + example.things.length));

const innerFolds = 4;

/** The rows of examples whose word weights come from other documents: those of a document would know its answers. */
const rowsOf = (examples: readonly Example[]) => {
  const folds = Array.from({ length: innerFolds }, (_, fold) => ({
    inside: examples.filter(({ gold }) => foldOf(`inner ${gold.id}`, innerFolds) === fold),
    words: learnWordWeights(examples.filter(({ gold }) => foldOf(`inner ${gold.id}`, innerFolds) !== fold)),
  }));
  return folds.flatMap(({ inside, words }) =>
    inside.flatMap((example) =>
      namedFeatures(example, words).map((features, index) => {
        const { label, weight } = example.labels[index] ?? { label: 0, weight: 0 };
        return { features, label, weight: weight * share(example) };
      }),
    ),
  );
};

const withoutCalibration = [
  [0, 0],
  [1, 1],
] as const;

/** A model from examples; its probabilities are not calibrated yet. */
export const train = (examples: readonly Example[]): DecisionModel => {
  const rows = rowsOf(examples);
  const features = [...(rows[0]?.features.keys() ?? [])];
  const { bias, trees } = trainTrees(
    rows.map((row) => ({ ...row, values: Float64Array.from(features, (name) => row.features.get(name) ?? 0) })),
  );
  const words = learnWordWeights(examples);
  return { features, words, bias, trees, calibration: withoutCalibration.map(([a, b]) => [a, b]) };
};

const folds = 5;

/** Each document decided by a model that was trained on the others. */
export const crossValidated = (examples: readonly Example[]) => {
  const parts = Array.from({ length: folds }, (_, fold) => ({
    model: train(examples.filter(({ gold }) => foldOf(gold.id, folds) !== fold)),
    inside: examples.filter(({ gold }) => foldOf(gold.id, folds) === fold),
  }));
  const samples = parts.flatMap(({ model, inside }) =>
    inside.flatMap((example) =>
      decide(example, { agreed: 0, alone: 0.02, doubted: 1 }, model).flatMap(({ thing, probability }) => {
        const { label, weight } = example.labels[example.things.indexOf(thing)] ?? { label: 0, weight: 0 };
        return weight < 0.3 ? [] : [{ score: probability, right: label === 1 }];
      }),
    ),
  );
  const calibration = calibrate(samples).map(([score, right]): [number, number] => [score, right]);
  const decided = parts.flatMap(({ model, inside }) =>
    inside.map((example) => ({
      example,
      decided: decide(example, toCheckFrom, { ...model, calibration }),
      rated: rate(example, { ...model, calibration }),
    })),
  );
  return { calibration, decided };
};
