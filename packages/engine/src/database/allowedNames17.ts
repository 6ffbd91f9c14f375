// Written by scripts/catalogNames.mjs from the catalog of Postgres 17, and reviewed.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Functions of Postgres that a plan may call, by name. */
export const allowedFunctions = words(`
  abbrev abs acos acosd acosh age any_value area array_agg array_append array_cat array_dims
  array_fill array_length array_lower array_ndims array_position array_positions array_prepend
  array_remove array_replace array_sample array_shuffle array_to_json array_to_string
  array_to_tsvector array_upper ascii asin asind asinh atan atan2 atan2d atand atanh avg bit bit_and
  bit_count bit_length bit_or bit_xor bool bool_and bool_or box bpchar broadcast btrim cardinality
  cash_words cbrt ceil ceiling center char char_length character_length chr cidr circle
  clock_timestamp concat concat_ws convert convert_from convert_to corr cos cosd cosh cot cotd count
  covar_pop covar_samp cume_dist current_database current_user date date_add date_bin date_part
  date_subtract date_trunc datemultirange daterange decode degrees dense_rank dexp diagonal diameter
  div dlog1 dlog10 dround dtrunc encode enum_first enum_last enum_range erf erfc every exp extract
  factorial family first_value float4 float8 floor format gcd gen_random_uuid generate_series
  generate_subscripts get_bit get_byte height host hostmask icu_unicode_version initcap int2 int4
  int4inc int4multirange int4range int8 int8_sum int8multirange int8range interval is_normalized
  isclosed isempty isfinite ishorizontal isopen isparallel isperp isvertical json_agg json_agg_strict
  json_array_elements json_array_elements_text json_array_length json_build_array json_build_object
  json_each json_each_text json_extract_path json_extract_path_text json_object json_object_agg
  json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_object_keys
  json_populate_record json_populate_recordset json_strip_nulls json_to_record json_to_recordset
  json_to_tsvector json_typeof jsonb_agg jsonb_agg_strict jsonb_array_elements
  jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each
  jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object
  jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique jsonb_object_agg_unique_strict
  jsonb_object_keys jsonb_path_exists jsonb_path_exists_tz jsonb_path_match jsonb_path_match_tz
  jsonb_path_query jsonb_path_query_array jsonb_path_query_array_tz jsonb_path_query_first
  jsonb_path_query_first_tz jsonb_path_query_tz jsonb_populate_record jsonb_populate_record_valid
  jsonb_populate_recordset jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record
  jsonb_to_recordset jsonb_to_tsvector jsonb_typeof justify_days justify_hours justify_interval lag
  last_value lcm lead left length like like_escape line ln log log10 lower lower_inc lower_inf lpad
  lseg ltrim macaddr macaddr8 macaddr8_set7bit make_date make_interval make_time make_timestamp
  make_timestamptz masklen max md5 min min_scale mod mode money multirange name netmask network
  normalize notlike now npoints nth_value ntile num_nonnulls num_nulls numeric numeric_div_trunc
  numeric_exp numeric_inc numeric_ln numeric_log numeric_sqrt nummultirange numnode numrange
  octet_length oid oidvectortypes overlaps overlay parse_ident path pclose percent_rank
  percentile_cont percentile_disc pg_size_bytes pg_size_pretty pg_typeof phraseto_tsquery pi
  plainto_tsquery point polygon popen position pow power querytree quote_ident quote_literal
  quote_nullable radians radius random random_normal range_agg range_intersect_agg range_merge rank
  regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace
  regexp_split_to_array regexp_split_to_table regexp_substr regr_avgx regr_avgy regr_count
  regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy repeat replace reverse right round
  row_number row_to_json rpad rtrim scale session_user set_bit set_byte set_masklen setweight sha224
  sha256 sha384 sha512 sign similar_escape similar_to_escape sin sind sinh slope split_part sqrt
  starts_with statement_timestamp stddev stddev_pop stddev_samp string_agg string_to_array
  string_to_table strip strpos substr substring sum system_user tan tand tanh text textlen time
  timestamp timestamptz timetz timezone to_ascii to_bin to_char to_date to_hex to_json to_jsonb
  to_number to_oct to_timestamp to_tsquery to_tsvector transaction_timestamp translate trim_array
  trim_scale trunc ts_delete ts_filter ts_headline ts_lexize ts_rank ts_rank_cd tsmultirange tsrange
  tstzmultirange tstzrange tsvector_to_array unicode_assigned unicode_version unistr unnest upper
  upper_inc upper_inf uuid_extract_timestamp uuid_extract_version var_pop var_samp varbit varchar
  variance version websearch_to_tsquery width width_bucket xid xml xml_is_well_formed
  xml_is_well_formed_content xml_is_well_formed_document xmlagg xmlcomment xmlexists xmltext
  xmlvalidate xpath xpath_exists
`);

/** Types of Postgres that a plan may use, by the catalog's name. */
export const allowedTypes = words(`
  bit bool box bpchar bytea char cidr circle date datemultirange daterange float4 float8 inet int2
  int2vector int4 int4multirange int4range int8 int8multirange int8range interval json jsonb jsonpath
  line lseg macaddr macaddr8 money name numeric nummultirange numrange oid oidvector path point
  polygon text time timestamp timestamptz timetz tsmultirange tsquery tsrange tstzmultirange tstzrange
  tsvector uuid varbit varchar xml
`);

/** Functions that are not allowed and could be written as a column of a table: `orders.pg_column_size`. */
export const rowFunctions = words(`
  any_out anycompatible_out anycompatiblenonarray_out anyelement_out anynonarray_out hash_record
  pg_collation_for pg_column_compression pg_column_size pg_column_toast_chunk_id record_out
  record_send
`);
