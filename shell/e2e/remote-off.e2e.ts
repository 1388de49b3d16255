import { test as plain, type Browser, type Page } from '@playwright/test';
import { addClass, expect, signUp } from './test.ts';

/** Where each remote is shown, and what is visible once it works. */
const remotes = [
  {
    name: 'mfe_classes',
    path: () => '/classes',
    works: (page: Page) => page.getByRole('button', { name: 'Add Class' }),
  },
  { name: 'mfe_calendar', path: () => '/tasks', works: (page: Page) => page.getByRole('button', { name: 'Add Task' }) },
  {
    name: 'mfe_study',
    path: (c: string) => `${c}?tab=study`,
    works: (page: Page) => page.getByRole('heading', { name: 'Flashcard Sets', exact: true }),
  },
  {
    name: 'mfe_assistant',
    path: (c: string) => `${c}?tab=assistant`,
    works: (page: Page) => page.getByRole('tabpanel').getByRole('textbox'),
  },
] as const;

const hole = (page: Page) => page.getByText('This part of the app could not be loaded').first();

/** A student with a class, and a new page for each remote. */
const student = async (browser: Browser) => {
  const context = await browser.newContext({ serviceWorkers: 'block' }); // it would respond instead of the injected faults
  const page = await context.newPage();
  await signUp(page);
  await addClass(page, 'Organic Chemistry');
  const classPath = new URL(page.url()).pathname;
  await page.close();
  return { classPath, newPage: () => context.newPage(), close: () => context.close() };
};

type Remote = (typeof remotes)[number];

/** Runs `look` for every remote at the same time. */
const withEach = async (browser: Browser, look: (page: Page, remote: Remote, path: string) => Promise<void>) => {
  const { classPath, newPage, close } = await student(browser);
  await Promise.all(
    remotes.map(async (remote) => {
      const page = await newPage();
      await look(page, remote, remote.path(classPath));
      await page.close();
    }),
  );
  await close();
};

const filesOf = ({ name }: Remote) => new RegExp(`/mfe/${name}/`);

const theRestWorks = async (page: Page) => {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goBack();
};

const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Retry', exact: true }).first().click();

const entryOf = ({ name }: Remote) => new RegExp(`/mfe/${name}/.*remoteEntry`);

/** A build in which every part throws when it renders, until `window.repaired` is set. */
const breaksInRender = `
const Broken = () => { if (!window.repaired) throw new Error('broken in render'); return 'repaired'; };
const mount = async ({ domElement }) => { if (!window.repaired) throw new Error('broken in render'); domElement.append('repaired'); };
const nothing = async () => {};
export const init = () => {};
export const get = async (exposed) => () =>
  exposed === './lifecycles' ? { bootstrap: nothing, mount, unmount: nothing } : { Broken };
`;
const script = (body: string) => ({ contentType: 'text/javascript', body });

plain.describe.configure({ timeout: 180_000 });

plain(
  'a remote that is missing affects only its own place, and Retry brings it back without a reload',
  async ({ browser }) => {
    await withEach(browser, async (page, remote, path) => {
      await page.route(filesOf(remote), (route) => route.fulfill({ status: 404, body: 'not there' }));
      await page.goto(path);
      await expect(hole(page)).toBeVisible();
      await theRestWorks(page);
      await expect(hole(page)).toBeVisible();
      await page.unroute(filesOf(remote));
      await retry(page);
      await expect(remote.works(page)).toBeVisible();
    });
  },
);

plain('so does one that throws on import', async ({ browser }) => {
  await withEach(browser, async (page, remote, path) => {
    await page.route(entryOf(remote), (route) => route.fulfill(script('throw new Error("broken at import");')));
    await page.goto(path);
    await expect(hole(page)).toBeVisible();
    await theRestWorks(page);
    await expect(hole(page)).toBeVisible();
    await page.unroute(entryOf(remote));
    await retry(page);
    await expect(remote.works(page)).toBeVisible();
  });
});

plain('and one that throws when it renders', async ({ browser }) => {
  await withEach(browser, async (page, remote, path) => {
    await page.route(entryOf(remote), (route) => route.fulfill(script(breaksInRender)));
    await page.goto(path);
    await expect(hole(page)).toBeVisible();
    await theRestWorks(page);
    await expect(hole(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { repaired: true }));
    await retry(page);
    await expect(page.getByText('repaired').first()).toBeVisible();
  });
});

const late = (page: Page) => page.getByText('This part of the app is taking longer than usual').first();

plain(
  'a remote that has not responded after ten seconds says so and blocks nothing else, and Retry fetches it again without a reload',
  async ({ browser }) => {
    await withEach(browser, async (page, remote, path) => {
      await page.route(entryOf(remote), async (route) => {
        if (new URL(route.request().url()).searchParams.has('try')) await route.continue(); // otherwise there is never a response
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(path);
      await expect(late(page)).toBeVisible({ timeout: 30_000 });
      await retry(page);
      await expect(remote.works(page)).toBeVisible();
      await expect(late(page)).toBeHidden();
    });
  },
);

plain('and one that responds in the end is shown without being fetched again', async ({ browser }) => {
  await withEach(browser, async (page, remote, path) => {
    const seen = Promise.withResolvers<void>();
    await page.route(entryOf(remote), async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(late(page)).toBeVisible({ timeout: 30_000 });
    seen.resolve();
    await expect(remote.works(page)).toBeVisible({ timeout: 30_000 });
    await expect(late(page)).toBeHidden();
  });
});

plain('a part whose code could not be downloaded is fetched again by Retry, without a reload', async ({ browser }) => {
  const { newPage, close } = await student(browser);
  const page = await newPage();
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open the scheduling assistant' });
  await expect(open).toBeVisible();
  const files = /\/mfe\/mfe_assistant\//;
  await page.route(files, (route) => route.abort());
  await open.click();
  const panel = page.getByRole('dialog', { name: 'AI Scheduling Assistant' });
  await expect(panel.getByText('This part of the app could not be loaded')).toBeVisible();
  await page.unroute(files);
  await panel.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(panel.getByRole('textbox')).toBeVisible();
  await close();
});

plain('a line that cannot be read adds nothing, keeps what was typed, and is read after Retry', async ({ browser }) => {
  const { newPage, close } = await student(browser);
  const page = await newPage();
  await page.goto('/tasks');
  const line = page.getByRole('textbox', { name: 'Quick add' });
  await expect(line).toBeVisible();
  const files = /\/mfe\/mfe_calendar\/.*quick-add/;
  await page.route(files, (route) => route.abort());
  await line.fill('Chem quiz tomorrow 2pm');
  await expect(page.getByText('Your line cannot be read right now. Nothing was added.')).toBeVisible();
  await line.press('Enter');
  await expect(line).toHaveValue('Chem quiz tomorrow 2pm');
  await expect(page.getByText('No Tasks This Week')).toBeVisible();
  await page.unroute(files);
  await page.getByRole('alert').getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('status', { name: 'What will be added' })).toContainText('Tomorrow, 2:00 PM');
  await close();
});
