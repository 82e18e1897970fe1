/** The controls that something asks for of an application, and those that somebody worked on although nothing does any more. */
import { CONTROLS } from '#domain/catalogue/controls/index.ts';
import { LINKED_FRAMEWORKS, type LinkedFramework } from '#domain/catalogue/linked.ts';
import type { CommonControl } from '#domain/controls/catalogue.ts';
import type { ShownControl } from '#domain/controls/control.ts';
import { CONTROL_KEYS, type ControlKey, THEMES, type Theme } from '#domain/controls/keys.ts';
import { type AskedControl, controlsOf } from '#domain/controls/of-application.ts';
import { valuesOf } from '#domain/questions/question.ts';
import type { AtHand } from '#lambdas/stores/at-hand.ts';

/** Whoever asks has the application with what is at hand of it. */
export const askedOf = ({ intake, judgments }: AtHand, enabled: readonly LinkedFramework[]): AskedControl[] =>
  controlsOf({ answers: valuesOf(intake.answers), said: judgments.said, enabled });

const BY_KEY = new Map(CONTROLS.map((control) => [control.key, control]));

export const commonControl = (key: ControlKey): CommonControl => {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`The catalogue says nothing of ${key}.`);
  return found;
};

export const themeOf = (key: ControlKey): Theme => {
  const theme = THEMES.find((one) => CONTROL_KEYS[one].some((name) => name === key));
  if (!theme) throw new Error(`${key} is in no theme.`);
  return theme;
};

/** What the frameworks are called that ask for these. */
export const namesOf = (asking: readonly Pick<AskedControl, 'for'>[]) =>
  [...new Set(asking.flatMap(({ for: asked }) => asked.map(({ framework }) => framework)))].map((id) => ({
    id,
    name: LINKED_FRAMEWORKS.get(id)?.framework.name ?? id,
  }));

/** Every requirement that it serves, with its text and why. */
export const askedBy = ({ key, for: asking }: AskedControl): ShownControl['asked_by'] =>
  asking.flatMap(({ framework: id, requirement: wanted, strength }) => {
    const { framework, linked } = LINKED_FRAMEWORKS.get(id) ?? {};
    const requirement = framework?.requirements.find((one) => one.id === wanted);
    const link = linked?.of.get(wanted)?.find(({ control }) => control === key);
    if (!framework || !requirement || !link) return [];
    const { title, text } = requirement;
    return [
      {
        framework: { id, name: framework.name },
        requirement: { id: wanted, ...(title && { title }), ...(text && { text }) },
        ...{ strength, reason: link.reason },
      },
    ];
  });
