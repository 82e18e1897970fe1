import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';

/** The language that the person chose, if they are a known user. */
export const chosenLanguage = async (person: string): Promise<Language | undefined> => {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.caller(person),
      ProjectionExpression: '#language',
      ExpressionAttributeNames: { '#language': 'language' },
    }),
  );
  return LANGUAGES.find((language) => language === Item?.language);
};
