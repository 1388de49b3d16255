/** A feature's name in the forms that code needs. */
export interface Names {
  /** `study-plan` */
  readonly kebab: string;
  /** `studyPlan` */
  readonly camel: string;
  /** `StudyPlan` */
  readonly pascal: string;
  /** `study_plan` */
  readonly snake: string;
  /** `study plan` */
  readonly words: string;
}

/** @throws when it is not kebab-case */
export const namesOf = (kebab: string): Names => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(kebab)) throw new Error(`"${kebab}" is no name in kebab-case, such as study-plan`);
  const pascal = kebab.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: kebab.replaceAll('-', ' '),
  };
};
