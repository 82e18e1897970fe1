/** The README of the kit, for readers who open the files outside Plumbline. */
import type { KitLanguage } from './words.ts';

const en = `Prompts that test whether a language model treats groups of people alike

1. Read prompts.csv. Each prompt appears once for each group and repetition.
2. Get the answers of the model. The script needs only Python 3 and works with any OpenAI-compatible endpoint:

       export OPENAI_API_KEY=...
       python3 fill.py --url https://api.example.com/v1 --model some-model --temperature 0.7

   It writes answers.csv as the answers arrive. If it stops, run it again to continue.
   You can also fill in response_text yourself, with decision (yes, no, unclear), refused (1, 0) and the model's name.
3. Check the columns decision and refused. The script sets them from the first words of each answer.
4. Upload answers.csv to the documents of the application and test it there.

The people in the prompts are fictional.
`;

const es = `Instrucciones (prompts) para comprobar si un modelo de lenguaje trata igual a distintos grupos de personas

1. Lea prompts.csv. Cada instrucción aparece una vez por grupo y repetición.
2. Obtenga las respuestas del modelo. El script solo necesita Python 3 y funciona con cualquier punto de acceso compatible con OpenAI:

       export OPENAI_API_KEY=...
       python3 fill.py --url https://api.example.com/v1 --model un-modelo --temperature 0.7

   Escribe answers.csv a medida que llegan las respuestas. Si se detiene, ejecútelo de nuevo para continuar.
   También puede rellenar usted response_text, con decision (yes, no, unclear), refused (1, 0) y el nombre del modelo.
3. Revise las columnas decision y refused. El script las rellena según las primeras palabras de cada respuesta.
4. Suba answers.csv a los documentos de la aplicación y pruébelo allí.

Las personas de las instrucciones son ficticias.
`;

const READ_ME: Readonly<Record<KitLanguage, string>> = { en, es };

export const readMeOf = (language: KitLanguage) => READ_ME[language];
