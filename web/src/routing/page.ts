/** How a feature's routes name their pages: each is loaded when somebody goes there. */
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { loadTexts } from '#web/i18n/index.ts';
import type { TextPart } from '#web/i18n/parts.ts';
import { loadPart } from '#web/parts.ts';

export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await loadPart(load))[name] });

/** Asks for its data while the page itself is on its way. */
export const pageWithData = <Name extends string, Begin extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  loadBegin: () => Promise<Record<Begin, LoaderFunction>>,
  begin: Begin,
) => {
  const component = page(load, name);
  return async () => {
    const [{ Component }, { [begin]: loader }] = await Promise.all([component(), loadPart(loadBegin)]);
    return { Component, loader };
  };
};

/** Loads texts of its own with it. */
export const withTexts =
  <P>(parts: TextPart | TextPart[], load: () => Promise<P>) =>
  async () =>
    (await Promise.all([load(), loadTexts(...[parts].flat())]))[0];
