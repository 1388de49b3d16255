import type { ClassView } from '@hub/contracts';

/** "Name - CODE" on the calendar, "Name (CODE)" on the to-do list; just the name if there is no code (decision Q116). */
const classLabel = ({ name, courseCode }: ClassView, code: 'dashed' | 'bracketed') => {
  if (!courseCode) return name;
  return code === 'dashed' ? `${name} - ${courseCode}` : `${name} (${courseCode})`;
};

interface Props {
  classes: readonly ClassView[];
  code: 'dashed' | 'bracketed';
}

export const ClassOptions = ({ classes, code }: Props) =>
  classes.map((each) => (
    <option key={each.id} value={each.id}>
      {classLabel(each, code)}
    </option>
  ));
