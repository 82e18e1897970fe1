/** The controls that frameworks and risks require of an application, with their descriptions. */
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import type { ListedControl, ShownControl } from '#domain/controls/control.ts';
import { type AnyControlKey, CONTROL_KEYS, isOwnControl, THEMES } from '#domain/controls/keys.ts';
import { type AskedControl, controlsOf } from '#domain/controls/of-application.ts';
import { valuesOf } from '#domain/questions/question.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';

export type Asking = {
  asked: AskedControl[];
  enabled: readonly LinkedFramework[];
};

/** The caller has already read the application context. */
export const askingOf = ({ intake, judgments, vendor }: ApplicationContext, enabled: Asking['enabled']): Asking => ({
  asked: controlsOf({ answers: valuesOf(intake.answers), said: judgments.said, vendor, enabled }),
  enabled,
});

/** A control that no requirement asks for. */
export const askedIn = ({ asked }: Pick<Asking, 'asked'>, key: AnyControlKey): AskedControl =>
  asked.find((one) => one.key === key) ?? { key, for: [], risks: [] };

export const themeOf = (key: AnyControlKey): ListedControl['theme'] => {
  if (isOwnControl(key)) return 'own';
  const theme = THEMES.find((one) => CONTROL_KEYS[one].some((name) => name === key));
  if (!theme) throw new Error(`${key} has no theme.`);
  return theme;
};

export const guidanceOn = async (key: AnyControlKey): Promise<ShownControl['guidance']> => {
  const { CONTROLS } = await import('#domain/catalogue/whole.ts');
  const { what, why, proof, often } = CONTROLS.find((one) => one.key === key) ?? {};
  return what && why && proof && often ? { what, why, proof, often } : null;
};

/** Names of the frameworks that ask for these controls. */
export const namesOf = (asking: readonly Pick<AskedControl, 'for'>[], enabled: readonly LinkedFramework[]) => {
  const ids = new Set(asking.flatMap(({ for: asked }) => asked.map(({ framework }) => framework)));
  return enabled.flatMap(({ framework: { id, name } }) => (ids.has(id) ? [{ id, name }] : []));
};

/** Every requirement that the control serves, with its text and the reason. */
export const askedBy = (
  { key, for: asking }: AskedControl,
  enabled: readonly LinkedFramework[],
): ShownControl['asked_by'] =>
  asking.flatMap(({ framework: id, requirement: wanted, strength }) => {
    const { framework, linked } = enabled.find((one) => one.framework.id === id) ?? {};
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
