/** Strings for plain scripts. Components use `./hooks`, which loads React and all strings. */
export {
  createTranslate,
  type Catalog,
  type MessageKey,
  type ScriptKey,
  type Translate,
} from '../../../model/facts/messages/translate';
