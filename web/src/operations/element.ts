/** Identifies an element without its content, by its role and by the key of the product's own text. */
import { type ElementRole, isElementRole, type Element as Named } from '#domain/operations/interactions.ts';
import { keyOfText } from './key-of-text.ts';

const PRESSED = 'a[href], button, input, select, textarea, summary, form, [role], [data-testid]';

const ROLES: Readonly<Record<string, ElementRole>> = {
  a: 'link',
  button: 'button',
  form: 'form',
  input: 'textbox',
  select: 'combobox',
  summary: 'button',
  textarea: 'textbox',
};

const roleOf = (element: Element) => {
  const given = element.getAttribute('role');
  if (given) return given;
  const type = element instanceof HTMLInputElement ? element.type : '';
  return ['checkbox', 'radio'].includes(type) ? type : (ROLES[element.localName] ?? 'generic');
};

const byId = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Never the value of a field. */
const wordsOn = (element: Element) => {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled) return labelled.split(' ').map(byId).join(' ');
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.labels?.[0]?.textContent ?? '';
  return element.localName === 'form' ? '' : (element.textContent ?? '');
};

export const elementOf = (target: EventTarget | null): Named | undefined => {
  const element = target instanceof Element ? target.closest(PRESSED) : null;
  if (!element) return undefined;
  const role = roleOf(element);
  if (!isElementRole(role)) return undefined;
  const name = keyOfText(wordsOn(element).trim());
  const test_id = element.getAttribute('data-testid') ?? '';
  return { role, ...(name && { name }), ...(/^[\w-]{1,64}$/.test(test_id) && { test_id }) };
};
