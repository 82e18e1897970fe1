import type { ChosenKind } from '#domain/notifications/kinds.ts';
import { publicApi } from '#web/api/client.ts';

export type Found = { token: string; kind: ChosenKind } | { failure: Error };

/** Finds the kind of mail that led here. The URL fragment is not sent to servers. */
export const findKind = async (): Promise<Found> => {
  const token = window.location.hash.slice(1) || '-';
  try {
    return { token, ...(await publicApi('GET /notifications/unsubscribe/{token}', { params: { token } })) };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
};
