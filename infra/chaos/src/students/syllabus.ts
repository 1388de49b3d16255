/** A small syllabus with three dates, which is read quickly. */
export const syllabus = `CHEM 101: Chaos
Quiz 1: due January 20, 2027
Lab report due February 3, 2027
Final Exam: March 9, 2027, 9:00 AM
`;
