/** The models of the demo company's applications. Models with dates are invented. */
import type { ModelDraft } from '#domain/models/model.ts';

/** `released` and `retires` are in days from today. */
type DemoModel = Pick<ModelDraft, 'name' | 'model_version' | 'provider' | 'notes'> & {
  released: number | null;
  retires: number | null;
};

const model = (
  name: string,
  model_version: string,
  provider: string,
  [released, retires]: readonly [number | null, number | null] = [null, null],
  notes = '',
): DemoModel => ({ name, model_version, provider, released, retires, notes });

export const MODELS = [
  model('Claude', '', 'Anthropic'),
  model('GPT-4o', '', 'OpenAI'),
  model('Gemini', '', 'Google Cloud'),
  model('Cobalt Transcribe', '5', 'Cobalt Speech', [-420, 24], 'Version 6 is announced as its successor.'),
  model('Lumen Reader', '4', 'Lumen Documents', [-700, 75]),
  model('Quillon Voice', '2', 'Quillon', [-900, -12], 'Kept for the applications that were proposed with it.'),
];
