import type { GradeScale } from '@hub/contracts';
import { gradeFor, rounded } from '@hub/grading';
import { color, fontSize, Row } from '@hub/ui';
import { t } from '../../messages.ts';

interface Props {
  scale: GradeScale;
  /** null: nothing is graded yet. */
  percent: number | null;
}

/** A percentage with its grade, such as "88.4 %  B+". */
export const ShownGrade = ({ scale, percent }: Props) => {
  if (percent === null) return <span css={{ color: color.muted }}>{t('grades.notGraded')}</span>;
  return (
    <Row as="span" gap={3} align="baseline">
      <strong css={{ fontSize: fontSize.xl }}>{t('grades.percent', { n: rounded(percent) })}</strong>
      {scale !== 'percent' && <span css={{ fontSize: fontSize.lg }}>{gradeFor(scale, percent).label}</span>}
    </Row>
  );
};
