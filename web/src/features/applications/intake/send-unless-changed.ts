import { isQuestionChanged } from '#web/components/questions/outbox.ts';

/**
 * Each change of the company's questions makes a version of all of them. An answer to a question that stayed the same
 * is sent again; the answer to a changed one is refused, so that the user reads the question again.
 */
export const sendUnlessChanged = async <T>(
  send: () => Promise<T>,
  /** The question as the page has it. */
  asked: () => string | undefined,
  reload: () => Promise<unknown>,
): Promise<T> => {
  const before = asked();
  try {
    return await send();
  } catch (error) {
    if (!isQuestionChanged({ refused: error })) throw error;
    await reload();
    if (asked() !== before) throw error;
    return send();
  }
};
