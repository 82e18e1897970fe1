/** Paths of result pages: for one test, or for the newest test of a document. */
import { useParams } from 'react-router-dom';
import type { BiasTest } from '#domain/tests/test.ts';
import { resultsPath } from '#web/routing/paths.ts';

const llmResultsPath = (document: string) => `/application-testing/results/llm/${document}`;

export const useResultPlaces = (test: Pick<BiasTest, 'id' | 'application_id'>) => {
  const { documentId } = useParams();
  const result = documentId === undefined ? resultsPath(test) : llmResultsPath(documentId);
  return {
    result,
    summary: `${resultsPath(test)}/summary`,
    explanation: `${result}/explanation`,
    details: (table: string) => `${result}/details/${encodeURIComponent(table)}`,
  };
};
