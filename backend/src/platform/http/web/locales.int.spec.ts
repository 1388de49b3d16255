import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLocales } from './locales.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hub-locales-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (language: string, name: string, text: string) => {
  mkdirSync(join(dir, language), { recursive: true });
  writeFileSync(join(dir, language, name), text);
};

it('a language is a folder with one file of texts per namespace', () => {
  expect(readLocales(join(dir, 'nowhere'))).toEqual(new Map());
  write('pt-BR', 'classes.json', '{"save":"Salvar","menu":{"edit":"Editar"}}');
  write('pt-BR', 'notes.md', 'for translators');
  writeFileSync(join(dir, 'README.md'), 'how to');
  expect(readLocales(dir)).toEqual(new Map([['pt-BR', { classes: { save: 'Salvar', menu: { edit: 'Editar' } } }]]));
});

it('a file that holds no texts, and a folder that names no language, are named', () => {
  write('de', 'classes.json', '{"save":1}');
  expect(() => readLocales(dir)).toThrow(/de\/classes\.json must hold texts/);
  rmSync(join(dir, 'de'), { recursive: true });
  write('German!', 'classes.json', '{}');
  expect(() => readLocales(dir)).toThrow(/German! must be named by a language/);
});
