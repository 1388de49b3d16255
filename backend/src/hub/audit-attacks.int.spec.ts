import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUnsealedAge } from '../platform/audit/index.ts';
import { createDatabase } from '../platform/postgres/index.ts';
import { createLog } from '@hub/telemetry';
import { inStream, startAuditedLog } from './testing-audited-log.ts';

let hub: Awaited<ReturnType<typeof startAuditedLog>>;

beforeEach(async () => {
  hub = await startAuditedLog();
});
afterEach(() => hub.stop());

const failed = (text: RegExp) => ({ code: 1, said: expect.stringMatching(text) as string });

/** Without any key: rewrite history, remove every seal, and make the log read its heads again. */
const forgeAndUnseal = async (stream: string) => {
  const { asSuperuser } = hub;
  await asSuperuser(`update es_events set data = '\\x00' where ${inStream} and revision = 0`, [stream]);
  await asSuperuser(`delete from es_events where ${inStream} and revision = 1`, [stream]);
  await asSuperuser(`update es_events set revision = 1 where ${inStream} and revision = 2`, [stream]);
  await asSuperuser('update es_streams set last_revision = 1 where name = $1', [stream]);
  await asSuperuser(`delete from es_events where ${inStream}`, ['audit-digest']);
  await asSuperuser("delete from es_streams where name = 'audit-digest'");
  await hub.restart();
};

/** Seals twice and removes everything after the first seal, as an older backup would. */
const cutBackToFirstSeal = async () => {
  await hub.write(2);
  await hub.audit('seal');
  const end = (await hub.log.end())?.commit;
  await hub.write(2);
  await hub.audit('seal');
  await hub.asSuperuser('delete from es_events where position > $1', [String(end)]);
  await hub.asSuperuser("update es_streams set last_revision = 0 where name = 'audit-digest'");
  await hub.restart();
};

describe('an attack on the seals', { tags: ['R13'], timeout: 120_000 }, () => {
  it('a forged history whose seals were removed is not sealed again, and verify names it', async () => {
    const stream = await hub.write(3);
    expect(await hub.audit('seal')).toMatchObject({ code: 0 });
    await forgeAndUnseal(stream);

    expect(await hub.audit('seal')).toEqual(failed(/does not continue seal 0:[0-9a-f]{64}/));
    expect(await hub.audit('verify')).toEqual(
      failed(/^The log does not hold seal 0:[0-9a-f]{64}, which the sealer remembers/m),
    );
    expect(await hub.log.latest('audit-digest')).toBeNull();

    expect(await hub.audit('begin', '--reason', 'lost in a fire')).toMatchObject({ code: 0 });
    expect(await hub.audit('seal')).toMatchObject({ code: 0 });
    const { code, said } = await hub.audit('verify');
    expect(said).toMatch(
      /^SealingBegun at \S+: sealing knew seal 0:[0-9a-f]{64} and continued from no seal \(lost in a fire\)\.$/m,
    );
    expect(code).toBe(0);
  });

  it('a log that was cut back to an earlier seal is not continued', async () => {
    await cutBackToFirstSeal();
    await hub.write(1);

    expect(await hub.audit('seal')).toEqual(failed(/does not continue seal 1:/));
    expect(await hub.audit('verify')).toEqual(failed(/^The log does not hold seal 1:/m));
  });

  it('an altered note of the newest seal is refused', async () => {
    await hub.write(1);
    await hub.audit('seal');
    await writeFile(join(hub.dataDir, 'seals/newest.json'), '{"head":null,"signature":"AAAA"}');
    expect(await hub.audit('seal')).toEqual(failed(/newest\.json was altered or written with another key/));
  });

  it('an old log without any seal is not sealed as if it were new', async () => {
    await hub.write(1);
    await hub.asSuperuser('update es_events set created_ticks = created_ticks - 36000000000');
    await hub.restart();
    expect(await hub.audit('seal')).toEqual(failed(/never sealed/));
    expect(await hub.audit('begin', '--reason', 'first seal')).toMatchObject({ code: 0 });
  });

  it('a restore is stated in the log with both heads, signed', async () => {
    await cutBackToFirstSeal();
    await mkdir(join(hub.dataDir, 'seals'), { recursive: true });
    await writeFile(join(hub.dataDir, 'seals/restored'), '');

    expect(await hub.audit('seal')).toMatchObject({ code: 0 });
    const { code, said } = await hub.audit('verify');
    expect(said).toMatch(/^LogRestored at \S+: sealing knew seal 1:\w+ and continued from seal 0:\w+ \(restored/m);
    expect(code).toBe(0);

    const [position] = await hub.asSuperuser(
      `update es_events set data = convert_to(replace(convert_from(data, 'UTF8'), 'restored from', 'returned from'), 'UTF8')
       where ${inStream} returning position`,
      ['audit-record'],
    );
    expect(await hub.audit('verify')).toEqual(
      failed(new RegExp(`^Position ${position}, record: LogRestored was`, 'm')),
    );
  });
});

describe('an attack on the heads of streams', { tags: ['R13'], timeout: 120_000 }, () => {
  it.each(['tombstoned = true', 'last_revision = 0'])(
    '`set %s` hides history, and verify names the stream',
    async (change) => {
      const stream = await hub.write(3);
      await hub.write(1);
      await hub.audit('seal');
      await hub.asSuperuser(`update es_streams set ${change} where name = $1`, [stream]);
      await hub.restart();
      const { code, said } = await hub.audit('verify');
      expect(said.split('\n').filter((line) => line.startsWith('Position'))).toEqual([
        expect.stringMatching(new RegExp(`^Position \\d+, hidden: ${stream} (?:cannot be read|reads as ending)`)),
      ]);
      expect(code).toBe(1);
    },
  );

  it('is refused by the database unless its triggers are disabled', async () => {
    await hub.write(3);
    for (const change of ['tombstoned = true', 'last_revision = 0']) {
      await expect(hub.asOwner(`update es_streams set ${change}`)).rejects.toThrow('refused');
    }
  });
});

describe('an attack on the sealer', { tags: ['R13'], timeout: 120_000 }, () => {
  it('whose lock is held by another login shows as an age, and verify exits with 2', async () => {
    const unsealedMs = createUnsealedAge(hub.log, hub.masterKey);
    expect(await unsealedMs()).toBe(0);
    await hub.write(1);
    await hub.audit('seal');
    expect(await unsealedMs()).toBe(0);

    const db = createDatabase(hub.app.url, createLog('test', 'silent'));
    await db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(7220184503)');
      const stream = await hub.write(1);
      expect(await hub.audit('seal')).toEqual(failed(/Another process is sealing right now/));
      expect(await unsealedMs()).toBeLessThan(60_000);
      const minutes = 6 * 60 * 10_000_000;
      await hub.asSuperuser(`update es_events set created_ticks = created_ticks - ${minutes} where ${inStream}`, [
        stream,
      ]);
      await hub.restart();
      expect(await unsealedMs()).toBeGreaterThan(6 * 60_000);
      const { code, said } = await hub.audit('verify');
      expect(said).toContain('Sealing has stopped: events older than 5 minutes are not sealed.');
      expect(code).toBe(2);
    });
    await db.destroy();
    expect(await hub.audit('seal')).toMatchObject({ code: 0 });
    expect(await unsealedMs()).toBe(0);
  });
});
