import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { complaintsOf } from '../test.ts';
import { enlarge, hiddenTexts } from './large-text.ts';
import { screens, type Screen } from './screens.ts';
import { answers } from './states.ts';
import { createStudents, type Student } from './students.ts';

const folder = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const widths = [375, 768, 1280];
const themes = ['light', 'dark'] as const;
/** Widths that are only pictured, without other checks (WCAG 1.4.10, 1.4.4). */
const narrow = 320;
/** With text of twice its size; 1280 px zoomed to 200 % leaves 640 px (WCAG 1.4.4). */
const largeWidths = [640, 1280];

let students: Awaited<ReturnType<typeof createStudents>>;
test.beforeAll(async ({ browser, baseURL }) => {
  students = await createStudents(browser, baseURL ?? '');
});

const states: Record<string, { who: () => Student; answers: (page: Page) => Promise<unknown>; settles: boolean }> = {
  loading: { who: () => students.busy, answers: answers.never, settles: false },
  empty: { who: () => students.beginner, answers: answers.given, settles: true },
  full: { who: () => students.busy, answers: answers.given, settles: true },
  failed: { who: () => students.busy, answers: answers.failing, settles: true },
};

/** The sum of all unexpected layout shifts of the page. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Look {
  readonly screen: Screen;
  readonly state: keyof typeof states;
  readonly width: number;
}

const open = async (browser: Browser, { screen, state, width }: Look) => {
  const { who, answers: answer, settles } = states[state] as (typeof states)[string];
  const asked = screen.ofClasses && state === 'empty' ? students.nobody : who();
  const student = screen.operator ? students.operator : asked;
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width, height: 900 },
    ...(!screen.visitor && { storageState: student.storageState }),
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await answer(page);
  await page.goto(screen.path(student.classId));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (settles) {
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
  const shift = await layoutShift(page);
  await screen.open?.(page);
  await page.waitForTimeout(300);
  return { page, shift, complaints, close: () => context.close() };
};

for (const screen of screens) {
  for (const state of screen.once ? ['full'] : Object.keys(states)) {
    test(`${screen.name}, ${state}`, async ({ browser }) => {
      const faults: string[] = [];
      for (const width of [narrow, ...widths]) {
        const { page, shift, complaints, close } = await open(browser, { screen, state, width });
        if (shift >= 0.05) faults.push(`shifts by ${shift.toFixed(3)} at ${width} px`);
        if ((await overflow(page)) > 0) faults.push(`scrolls sideways at ${width} px`);
        for (const theme of width === narrow ? [] : themes) {
          await page.emulateMedia({ colorScheme: theme });
          await page.screenshot({
            path: `${folder}${screen.name}/${state}-${width}-${theme}.png`,
            animations: 'disabled',
            fullPage: false,
          });
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          faults.push(
            ...violations.map(({ id, nodes }) => `${id} ×${nodes.length} at ${width} px, ${theme}: ${nodes[0]?.html}`),
          );
        }
        // the console reports every 500, and the 404 of the not-found page
        const isToldBefore = (text: string) => state === 'failed' || text.endsWith('/nowhere');
        faults.push(...complaints.filter((text) => !isToldBefore(text)).map((text) => `${text} at ${width} px`));
        await close();
      }
      for (const width of states[state] === states['full'] ? largeWidths : []) {
        const { page, close } = await open(browser, { screen, state, width });
        await enlarge(page);
        await page.screenshot({ path: `${folder}${screen.name}/${state}-${width}-large.png` });
        if ((await overflow(page)) > 0) faults.push(`scrolls sideways at ${width} px in large text`);
        faults.push(...(await hiddenTexts(page)).map((text) => `${text} at ${width} px in large text`));
        await close();
      }
      expect(faults).toEqual([]);
    });
  }
}
