/** `npm run untranslated -- <language>` lists the texts that a language lacks; members read them in its fallback. */
import { untranslated } from '../architecture/untranslated';

const [language] = process.argv.slice(2);
if (!language) throw new Error('Usage: npm run untranslated -- <language>, for example zh-TW');
const places = untranslated(language);
console.log([...places, `${places.length} places lack ${language}`].join('\n'));
