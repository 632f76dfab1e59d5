import {
  type ColumnDefinitionNode,
  DataTypeNode,
  GeneratedNode,
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'

/** PostgreSQL's names for types as SQLite means them: its integers have 64 bits, and so have its reals. */
const TYPES = { integer: 'bigint', blob: 'bytea', real: 'double precision' } as const

class Types extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    const { dataType } = node
    return typeof dataType === 'string' && dataType in TYPES
      ? DataTypeNode.create(TYPES[dataType as keyof typeof TYPES])
      : node
  }

  /** SQLite numbers rows by a primary key that is one integer column. */
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const isNumber = DataTypeNode.is(node.dataType) && node.dataType.dataType === 'integer'
    const changed = { ...super.transformColumnDefinition(node), autoIncrement: false }
    return isNumber && node.primaryKey === true
      ? { ...changed, generated: GeneratedNode.create({ identity: true, byDefault: true }) }
      : changed
  }
}

/** Lets the one list of migrations make PostgreSQL's tables, too: they are written in SQLite's types. */
export class SqliteTypes implements KyselyPlugin {
  private readonly types = new Types()

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.types.transformNode(node)
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result)
  }
}
