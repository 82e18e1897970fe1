/** Loads the page of a route on navigation. */
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { loadTexts } from '#web/i18n/index.ts';
import type { TextPart } from '#web/i18n/parts.ts';
import { loadPart } from '#web/parts.ts';

export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await loadPart(load))[name] });

/** Starts loading the data while the page loads. */
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

/** Also loads the texts of the page. */
export const withTexts =
  <P>(parts: TextPart | TextPart[], load: () => Promise<P>) =>
  async () =>
    (await Promise.all([load(), loadTexts(...[parts].flat())]))[0];
