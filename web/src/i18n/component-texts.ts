/** The texts of Cloudscape's components. They are large, so pages before sign-in do not load them. */
import type { I18nProviderProps } from '@cloudscape-design/components/i18n';
import type { Language } from '#domain/enumerations.ts';
import { loadPart } from '#web/parts.ts';

const loaders: Record<Language, () => Promise<{ default: I18nProviderProps.Messages }>> = {
  en: () => import('@cloudscape-design/components/i18n/messages/all.en'),
  es: () => import('@cloudscape-design/components/i18n/messages/all.es'),
};

const loaded = new Map<Language, I18nProviderProps.Messages>();

export const loadComponentTexts = async (language: Language) => {
  if (!loaded.has(language)) loaded.set(language, (await loadPart(loaders[language])).default);
};

export const componentTexts = (language: Language): I18nProviderProps.Messages[] => {
  const texts = loaded.get(language);
  return texts ? [texts] : [];
};
