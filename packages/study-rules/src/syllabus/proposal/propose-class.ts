import { type ClassProposal, limits } from '@hub/contracts';
import type { NewSyllabus } from '../../requests.ts';
import { findCourseCode } from './find-course-code.ts';
import { findCourseName, nameOfFile } from './find-course-name.ts';
import { findInstructor } from './find-instructor.ts';
import { findTerm } from './find-term.ts';
import { headingLines } from './heading-lines.ts';

/** Reads name, code, instructor and term of a course from the first lines of its syllabus. */
export const proposeClass = ({ pages, fileName }: NewSyllabus): ClassProposal => {
  const lines = headingLines(pages);
  const code = findCourseCode(lines, fileName);
  const instructor = findInstructor(lines);
  const name = findCourseName(lines, { code, instructor, fileName }) ?? nameOfFile(fileName, code);
  return {
    name: name.slice(0, limits.className).trim(),
    courseCode: code?.code.slice(0, limits.courseCode) ?? null,
    instructor: instructor?.slice(0, limits.instructor) ?? null,
    term: findTerm(lines),
  };
};
