import { defineMessages } from '../../messages';
import { schemaFields as en } from './en';
import { schemaFields as zh } from './zh-CN';

export const schemaFieldsMessages = defineMessages('schemaFields', zh, en);

export type SchemaFieldsKey = keyof typeof zh;
