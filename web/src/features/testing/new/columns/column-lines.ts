import type { TFunction } from 'i18next';
import { COLUMNS, type Kind, type Mapping } from '#domain/tests/setup/mapping.ts';

/** Each role with its column. */
export const columnLines = (t: TFunction, kind: Kind, { columns }: Pick<Mapping, 'columns'>): string[] =>
  COLUMNS[kind].flatMap(({ name }) => {
    const header = columns[name];
    return header ? [`${t(`newTest.mapping.columns.${name}`)}: ${header}`] : [];
  });
