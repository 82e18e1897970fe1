import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ownQuestionOf, textIn } from '#domain/own-questions/rules.ts';
import type { GateKey } from '#domain/tiering/gates.ts';
import { OwnQuestionsShown } from './use-question-words.ts';

/** The names of gates; that of an own question is its text. */
export const useGateName = () => {
  const { t, i18n } = useTranslation();
  const own = useContext(OwnQuestionsShown);
  return (gate: string) => {
    const question = own.find(({ id }) => id === ownQuestionOf(gate));
    return question ? textIn(question, i18n.language) : t(`risk.gates.${gate as GateKey}`); // its gates
  };
};
