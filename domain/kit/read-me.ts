/** The README of the kit, for readers who open the files outside Plumbline. */
import type { KitLanguage } from './words.ts';

const en = `Prompts to see whether a language model answers alike whoever asks

1. Read prompts.csv. Each prompt is there once for each group, and as often as repetitions were chosen.
2. Have the model answer. The script needs Python 3 and nothing else, and asks any endpoint that speaks as OpenAI's does:

       export OPENAI_API_KEY=...
       python3 fill.py --url https://api.example.com/v1 --model some-model --temperature 0.7

   It writes answers.csv as answers come. Stopped, it goes on where it was when you run it again.
   Or fill in response_text yourself, with decision (yes, no, unclear) and refused (1, 0), and the model's name.
3. Look at the columns decision and refused: the script goes by the first words of an answer.
4. Upload answers.csv to the documents of the application and test it there.

The people in the prompts are made up.
`;

const es = `Prompts para ver si un modelo de lenguaje responde igual sin importar quién pregunta

1. Lea prompts.csv. Cada prompt está una vez por grupo, y tantas veces como repeticiones se eligieron.
2. Haga que el modelo responda. El script solo necesita Python 3 y consulta cualquier punto de acceso compatible con OpenAI:

       export OPENAI_API_KEY=...
       python3 fill.py --url https://api.example.com/v1 --model un-modelo --temperature 0.7

   Escribe answers.csv a medida que llegan las respuestas. Si se interrumpe, al ejecutarlo otra vez sigue donde estaba.
   También puede llenar usted response_text, con decision (yes, no, unclear) y refused (1, 0), y el nombre del modelo.
3. Revise las columnas decision y refused: el script se guía por las primeras palabras de cada respuesta.
4. Suba answers.csv a los documentos de la aplicación y pruébelo allí.

Las personas de los prompts son inventadas.
`;

const READ_ME: Readonly<Record<KitLanguage, string>> = { en, es };

export const readMeOf = (language: KitLanguage) => READ_ME[language];
