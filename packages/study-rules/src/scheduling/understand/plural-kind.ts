import type { Clause } from './clause.ts';

/** "exams", "alles": several things of a kind; "exam 2" is one. */
export const isPlural = ({ tokens }: Clause) =>
  tokens.some(
    ({ word }, at) =>
      !/^\d+$/u.test(tokens[at + 1]?.word ?? '') &&
      /^(?:exams|tests|quizzes|tasks|todos|events|assignments|projects|things|deadlines|homeworks|lectures|essays|papers|labs|presentations|finals|midterms|klausuren|prufungen|aufgaben|termine|examenes|tareas|eventos|examens|taches|devoirs|all|everything|alles|todo|tout|stuff|homework|items|psets|reports|prufungen|entregas|cosas|choses|sachen|hausaufgaben|hws)$/u.test(
        word,
      ),
  );
