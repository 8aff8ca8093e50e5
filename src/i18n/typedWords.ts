/**
 * The type of all words, read off the English ones: which keys there are, which plural forms a language owes, and which
 * values a text wants filled in. A missing key, form or value does not compile.
 */
import type { en } from './words/en';

type English = typeof en;
type FormOfKey = 'one' | 'other';

type Shape<T, Forms extends string> = {
  readonly [K in keyof T as K extends `${infer Base}_${FormOfKey}` ? `${Base}_${Forms}` : K]: T[K] extends string
    ? string
    : Shape<T[K], Forms>;
};
/** A language that tells one from many, like English and German. */
export type TwoForms = Shape<English, 'one' | 'other'>;
/** Polish: 1 moneta, 2 monety, 5 monet, 1,5 monety. */
export type FourForms = Shape<English, 'one' | 'few' | 'many' | 'other'>;

type BaseOf<K extends string> = K extends `${infer Base}_${FormOfKey}` ? Base : K;
type KeysOf<T, Path extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${BaseOf<K>}` : KeysOf<T[K], `${Path}${K}.`>;
}[keyof T & string];
/** Every text there is, as a path: 'table.undo'. Plural forms are one key. */
export type WordKey = KeysOf<English, ''>;

type TextAt<T, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Key extends keyof T
    ? T[Key]
    : `${Key}_other` extends keyof T
      ? T[`${Key}_other`] | '{{count}}'
      : never;
type ValuesOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ValuesOf<Rest> : never;
type Values<Key extends WordKey> = {
  readonly [Name in ValuesOf<TextAt<English, Key>>]: Name extends 'count' ? number : string | number;
};

/** Says a text in the language of its maker; `count` chooses the plural form. */
export type Translate = <Key extends WordKey>(
  key: Key,
  ...values: keyof Values<Key> extends never ? [] : [Values<Key>]
) => string;
