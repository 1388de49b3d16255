import { type ClassGradeView, type FoundWeight, GradeItemView, GradesView, NewGradeCategory } from '@hub/contracts';
import { http, HttpResponse, type JsonBodyType } from 'msw';

interface Grades {
  grades: GradesView[];
  classGrades: ClassGradeView[];
  weights: FoundWeight[];
}

type Info = { request: Request; params: Record<string, unknown> };
type Make = (info: Info, change: (body: object) => JsonBodyType) => Promise<Response>;

/** The grades of the fake account's classes; `make` applies a change that can be undone. */
export const gradeHandlers = (account: Grades, make: Make) => {
  const of = ({ params: { id } }: Info): GradesView =>
    account.grades.find(({ classId }) => classId === id) ??
    GradesView.parse({ classId: id, scale: 'us-plus-minus', credits: null, categories: [], items: [] });
  const put = (next: GradesView) => {
    account.grades = [...account.grades.filter(({ classId }) => classId !== next.classId), next];
    return next;
  };
  const replaced = <Part extends { id: string }>(parts: readonly Part[], id: unknown, change: object) =>
    parts.map((part) => (part.id === id ? { ...part, ...change } : part));

  return [
    http.get('/api/grades', () => HttpResponse.json(account.classGrades)),
    http.get('/api/grades/:id', (info) => HttpResponse.json(of(info))),
    http.get('/api/grades/:id/weights', () => HttpResponse.json(account.weights)),
    http.patch('/api/grades/:id', (info) => make(info, (body) => put({ ...of(info), ...body }))),
    http.post('/api/grades/:id/categories', (info) =>
      make(info, (body) => {
        const { categories: added } = body as { categories: object[] };
        const grades = of(info);
        const parsed = NewGradeCategory.array().parse(added);
        const categories = parsed.map((category) => ({ id: crypto.randomUUID(), ...category }));
        return put(GradesView.parse({ ...grades, categories: [...grades.categories, ...categories] }));
      }),
    ),
    http.patch('/api/grades/:id/categories/:categoryId', (info) =>
      make(info, (body) => {
        const grades = of(info);
        return put({ ...grades, categories: replaced(grades.categories, info.params['categoryId'], body) });
      }),
    ),
    http.delete('/api/grades/:id/categories/:categoryId', (info) =>
      make(info, () => {
        const [{ categories, items, ...grades }, id] = [of(info), info.params['categoryId']];
        put({
          ...grades,
          categories: categories.filter((category) => category.id !== id),
          items: items.filter(({ categoryId }) => categoryId !== id),
        });
        return null;
      }),
    ),
    http.post('/api/grades/:id/items', (info) =>
      make(info, (body) => {
        const grades = of(info);
        return put({ ...grades, items: [...grades.items, GradeItemView.parse({ id: crypto.randomUUID(), ...body })] });
      }),
    ),
    http.patch('/api/grades/:id/items/:itemId', (info) =>
      make(info, (body) => {
        const grades = of(info);
        return put({ ...grades, items: replaced(grades.items, info.params['itemId'], body) });
      }),
    ),
    http.delete('/api/grades/:id/items/:itemId', (info) =>
      make(info, () => {
        const grades = of(info);
        put({ ...grades, items: grades.items.filter(({ id }) => id !== info.params['itemId']) });
        return null;
      }),
    ),
  ];
};
