import type { ClassGradeView } from '@hub/contracts';
import { type Average, averagesOf, gradeFor } from '@hub/grading';
import { Card, color, fontSize, Row, Stack } from '@hub/ui';
import { t } from '../../messages.ts';
import { useClasses } from '../../shared/use-classes.ts';
import { useClassGrades } from './api.ts';

const textOf = ({ scale, text }: Average) =>
  `${t(scale.startsWith('us') ? 'grades.average.us' : 'grades.average.other')} ${text}`;

const gradeText = ({ scale, percent }: ClassGradeView, name: string) => {
  if (percent === null) return name;
  const grade = scale === 'percent' ? '' : ` ${gradeFor(scale, percent).label}`;
  return `${name}${grade} (${t('grades.percent', { n: percent })})`;
};

/** The averages of the student's classes, one for each scale; nothing before a class is graded. */
export const AverageCard = () => {
  const { data: all = [] } = useClassGrades();
  const { data: classes = [] } = useClasses();
  const inUse = all.filter(({ archived }) => !archived);
  const ever = averagesOf(all);
  const averages = averagesOf(inUse);
  if (ever.length === 0) return null;
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  const graded = inUse.flatMap((each) => {
    const name = names.get(each.classId);
    return name === undefined || each.percent === null ? [] : [{ id: each.classId, text: gradeText(each, name) }];
  });
  return (
    <Card as="section" aria-label={t('grades.average.title')}>
      <Stack gap={2}>
        <Row gap={6} align="baseline">
          {averages.map((average) => (
            <p key={average.scale}>
              <strong css={{ fontSize: fontSize.lg }}>{textOf(average)}</strong>{' '}
              <span css={{ color: color.muted }}>
                {t(`grades.scales.${average.scale}`)} · {t('grades.average.classes', { count: average.classes })}
              </span>
            </p>
          ))}
          {all.length > inUse.length &&
            ever.map((average) => (
              <p key={average.scale} css={{ color: color.muted }}>
                {t('grades.average.withArchived', { text: textOf(average) })}
              </p>
            ))}
        </Row>
        {graded.length > 0 && (
          <Row as="ul" gap={4} css={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
            {graded.map(({ id, text }) => (
              <li key={id}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
